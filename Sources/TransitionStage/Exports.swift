@_exported import EventTrace
@_exported import FrameExport
@_exported import Rendering

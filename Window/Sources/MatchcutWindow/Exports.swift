@_exported import StudioHost

extension Bool: DiscreteInterpolatable {}

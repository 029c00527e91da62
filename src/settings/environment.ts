// The two environments: sandbox for testing with synthetic data, production for real care.
export type Environment = 'sandbox' | 'production'

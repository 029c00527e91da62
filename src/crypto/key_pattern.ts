// How a key looks. In a file of its own, because the command line checks every argument with it.

// Matches keys anywhere in a text.
export const keyPattern = /(?:sk|rk|st)_(?:test|live)_[0-9A-Za-z]{38}/g

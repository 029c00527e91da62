// The address of the token endpoint, which is also the audience of client assertions.
export const tokenUrl = (base: string) => `${base}/token`

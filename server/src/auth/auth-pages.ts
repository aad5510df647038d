/** The pages of the site that live below /auth. Every other address there is a call that programs make. */
const pages = new Set(['/auth/recover', '/auth/reset', '/auth/no-organization', '/auth/token', '/auth/login-1'])

/** A page also asks for its data alone, at the same address with a suffix. */
const pageOf = (path: string) => path.replace(/\/$/, '').replace(/\.data$/, '')

/** One of the calls of devise_token_auth, or an address among them that nobody knows. */
export const isAuthPath = (path: string): boolean => /^\/auth(\/|$)/.test(path) && !pages.has(pageOf(path))

/** Error codes, each with its status and its text per language. A code never changes its status. */
export type ErrorTable = Record<string, readonly [status: number, title: string, en: string, nl: string]>

import { ApiError } from '#protocol/client.ts'

export type RefusedPart = { number: number; text: string }

/** The blocks with which a page cannot be shown, and why, as the server says it. */
export const refusedParts = (error: unknown): RefusedPart[] =>
  error instanceof ApiError
    ? error.errors.flatMap(({ detail, source }) => {
        const [, at] = /\/parts\/(\d+)$/.exec(source?.pointer ?? '') ?? []
        return at === undefined ? [] : [{ number: Number(at) + 1, text: detail }]
      })
    : []

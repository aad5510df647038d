import { ApiError } from '#protocol/client.ts'

/** What the API tells, or this when it refuses or fails: for what a page can do without. */
export async function orElse<T, E>(told: Promise<T>, otherwise: E): Promise<T | E> {
  try {
    return await told
  } catch (error) {
    if (error instanceof ApiError) return otherwise
    throw error
  }
}

import type { Choices } from '#protocol/shared/choices.ts'
import { SHOWN_CHOICES } from './choices.ts'

/** What a filter shows of very many choices: the first of those that `?q=` finds. */
export async function optionsAnswer(
  request: Request,
  ask: (asked: { most: number; search: string }) => Promise<Choices>,
): Promise<Response> {
  const search = new URL(request.url).searchParams.get('q')?.trim().slice(0, 100) ?? ''
  const { choices } = await ask({ most: SHOWN_CHOICES, search })
  return Response.json(choices.map(({ id, name }) => ({ value: id, label: name })))
}

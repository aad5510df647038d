import type { Row } from '#protocol/declaring/rows.ts'
import { errorText, type Locale } from '#protocol/errors/errors.ts'
import { busyCopies, type siteCopies } from '#protocol/features/site-copies.ts'
import { errors } from '#protocol/generated/errors.ts'
import { isKeyOf } from '#protocol/shared/guards.ts'

type Copy = Omit<Row<typeof siteCopies>, 'plan'>

/** A copy as the screens show it, with why it cannot be used in words. */
export function shownCopy({ id, kind, status, name, size, done, total, createdAt, failure }: Copy, locale: Locale) {
  const code = failure && isKeyOf(errors, failure.code) ? failure.code : 'copy.stopped'
  return {
    ...{ id, kind, status, name, done, total, createdAt },
    size: size ?? null,
    isBusy: busyCopies.includes(status),
    problem: failure ? errorText(code, locale, failure.params) : null,
  }
}
export type ShownCopy = ReturnType<typeof shownCopy>

import { answer } from '#engine/feature.ts'
import * as protocol from '#protocol/features/hours.ts'
import { daysMark, readSheetToken } from './sheet-seal.ts'

type Now = { student: string | null; host: string | null; agreed: number; credit: number; days: string }

/** Anybody who holds the sheet may ask; they read no more than stands on it, and no whole name. */
export const checkSheet = answer(protocol.checkSheet, async ({ call, read, asked, seal }) => {
  const { site } = call
  const sealed = readSheetToken(seal, site.id, asked().filter.get('token')?.text ?? '')
  if (!sealed) return { meta: { state: 'unknown' } satisfies protocol.CheckedSheet }
  const [now] = await read<Now>({
    text: `select (select concat_ws(' ', left(u.first_name, 1) || '.', u.infix, nullif(left(u.last_name, 1), '') || '.')
          from users u where u.id = i.student_id) as student,
        coalesce((select o.name from organizations o where o.id = i.organization_id), i.organization_name) as host,
        i.minutes_agreed as agreed, i.minutes_credit as credit, ${daysMark('i')} as days
      from internships i where i.id = $1`,
    values: [sealed.internshipId],
  })
  const sheet = {
    minutes: sealed.minutesAgreed + sealed.minutesCredit,
    madeAt: sealed.madeAt.toISOString(),
    student: now?.student ?? '',
    host: now?.host ?? '',
  }
  if (!now) return { meta: { state: 'gone', ...sheet } satisfies protocol.CheckedSheet }
  const isSame = now.agreed === sealed.minutesAgreed && now.credit === sealed.minutesCredit && now.days === sealed.days
  return { meta: { state: isSame ? 'genuine' : 'changed', ...sheet } satisfies protocol.CheckedSheet }
})

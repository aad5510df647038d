import { calendarSource } from '#engine/calendar.ts'
import type { Locale } from '#protocol/errors/errors.ts'

const MOST = 200
const words: Record<Locale, string> = { nl: 'Inleveren: {title}', en: 'Due: {title}' }

type Row = { id: string; title: string; dueOn: string; changedAt: Date }

/** The days by which a student has to hand something in, as long as it was not. */
export const workDeadlines = calendarSource('work', async ({ tx, me, locale, today }) => {
  if (!me.isStudent) return []
  const rows = await tx.rows<Row>(
    `select w.id, a.title, w.due_on::text as "dueOn", greatest(w.updated_at, a.updated_at) as "changedAt"
     from assignment_works w join assignments a on a.id = w.assignment_id and a.status = 'published'
     where w.student_id = $1 and w.status in ('todo', 'returned') and w.due_on between $2::date - 14 and $2::date + 400
     order by w.due_on, w.id limit ${MOST}`,
    [me.id, today],
  )
  return rows.map(({ id, title, dueOn, changedAt }) => ({
    key: id,
    title: words[locale].replace('{title}', title),
    when: { firstDay: dueOn },
    changedAt,
    path: `/opdrachten/${id}`,
  }))
})

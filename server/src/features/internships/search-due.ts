/** The day a phase is due for who has no place yet: only rules that count from the period can be told. */
export const dueOfColumn = `case f.due_rule when 'date' then f.due_date when 'start' then p.start_date + coalesce(f.due_days, 0)
  when 'end' then p.end_date + coalesce(f.due_days, 0) end`

/** The day by which everybody in a period should have a place, as far as its route says one. */
export const searchDue = (period: string) => `(select min(${dueOfColumn}) from (select ${period}.*) p
  join workflow_phases f on f.workflow_id = coalesce(p.workflow_id, (select w.id from workflows w where w.school_id is null))
  where f.kind = 'search' and f.removed_at is null)`

/** That day is past; without a period that was asked for, in one that runs. */
export const isSearchOver = (period: string, isAsked: boolean) =>
  `(coalesce(${searchDue(period)} < today_nl(), false)${isAsked ? '' : ` and today_nl() between ${period}.start_date and ${period}.end_date`})`

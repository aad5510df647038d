/** Whether anybody can fill in a form now, in SQL about one that is public. */
export const publicState = (f: string) =>
  `case when ${f}.status <> 'published' or ${f}.closes_on < today_nl() then 'closed' when ${f}.opens_on > today_nl() then 'notYet'
     when ${f}.max_submissions <= (select count(*) from form_submissions s where s.form_id = ${f}.id and s.role = 'other'
       and s.status in ('submitted', 'accepted')) then 'full' else 'open' end`

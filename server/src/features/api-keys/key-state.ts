import { keyWarnings } from '#protocol/features/api-keys.ts'

/** What keeps a key working besides its day: its maker still administers the organization, which is open. */
const isHeld = (t: string) => `exists (select from roles r
    join users u on u.id = r.user_id and u.status = 'active'
    join organizations o on o.id = r.organization_id and o.status in ('approved', 'closing')
  where r.user_id = ${t}.maker_id and r.organization_id = ${t}.organization_id and r.name = 'admin')`

export const isWorking = (t: string) => `${t}.revoked_at is null and ${t}.expires_on >= today_nl() and ${isHeld(t)}`

export const keyState = (t: string) => `case when ${t}.revoked_at is not null then 'revoked'
  when ${t}.expires_on < today_nl() then 'expired' when not ${isHeld(t)} then 'stopped'
  when ${t}.expires_on - today_nl() <= ${Math.max(...keyWarnings)} then 'expiring' else 'working' end`

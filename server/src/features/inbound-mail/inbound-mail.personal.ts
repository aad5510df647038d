import { decidedBy, personal } from '#engine/personal.ts'

export const inboundMailPersonal = personal({
  columns: { 'mails.sender_id': { ...decidedBy, kept: '90 days' } },
  addresses: [
    'delete from undelivered_addresses where address = lower($1)',
    `update notifications set detail = null where kind = 'mailBounced' and lower(detail) = lower($1)`,
  ],
})

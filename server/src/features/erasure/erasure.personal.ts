import { decidedBy, personal } from '#engine/personal.ts'

export const erasurePersonal = personal({
  files: {
    'deletion-requests': {
      title: ['Verzoeken om te verwijderen', 'Requests to delete'],
      text: 'select id, status, reason, created_at, decided_at from deletion_requests where user_id = $1 order by created_at',
      values: {
        status: {
          pending: ['wacht op antwoord', 'waits for an answer'],
          approved: ['goedgekeurd', 'approved'],
          denied: ['afgewezen', 'refused'],
          withdrawn: ['ingetrokken', 'withdrawn'],
        },
      },
    },
  },
  columns: {
    'deletion_requests.user_id': {
      told: 'deletion-requests',
      onErase: { forget: 'update deletion_requests set reason = null where user_id = $1' },
    },
    'deletion_requests.decided_by_id': decidedBy,
  },
})

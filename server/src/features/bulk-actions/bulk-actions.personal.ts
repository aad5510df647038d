import { decidedBy, personal } from '#engine/personal.ts'

export const bulkActionsPersonal = personal({
  files: {
    'bulk-actions': {
      title: ['Acties op veel mensen tegelijk', 'Actions on many people at once'],
      text: `select b.id, b.action, b.status, b.created_at, b.finished_at, b.user_id = $1 as is_started_by_me
      from bulk_actions b where b.user_id = $1
        or b.id in (select x.bulk_action_id from bulk_action_items x where x.row_id = $1) order by b.created_at`,
      labels: {
        action: ['Actie', 'Action'],
        isStartedByMe: ['Zelf gestart', 'Started by this person'],
      },
      values: {
        status: {
          queued: ['in de wachtrij', 'queued'],
          running: ['bezig', 'running'],
          done: ['klaar', 'done'],
          undoing: ['wordt teruggedraaid', 'being undone'],
          undone: ['teruggedraaid', 'undone'],
          failed: ['mislukt', 'failed'],
        },
        action: {
          archiveUsers: ['mensen archiveren', 'archive people'],
          restoreUsers: ['mensen terugzetten', 'bring people back'],
          deactivateUsers: ['mensen blokkeren', 'block people'],
          reactivateUsers: ['mensen weer toelaten', 'let people in again'],
          putInGroups: ['leerlingen in een klas zetten', 'put students in a class'],
          remindTurns: ['herinneren wie aan zet is', 'remind whoever is up'],
          linkMentors: ['leerlingen aan een mentor koppelen', 'link students to a mentor'],
          inviteUsers: ['uitnodigingen versturen', 'send invitations'],
          resendInvitations: ['uitnodigingen opnieuw versturen', 'send invitations again'],
          archiveOrganizations: ['organisaties archiveren', 'archive organizations'],
          restoreOrganizations: ['organisaties terugzetten', 'bring organizations back'],
          pauseVacancies: ['vacatures pauzeren', 'pause vacancies'],
          resumeVacancies: ['vacatures weer aanzetten', 'resume vacancies'],
          closeVacancies: ['vacatures sluiten', 'close vacancies'],
          completeInternships: ['stages afronden', 'complete internships'],
          stopInternships: ['stages stoppen', 'stop internships'],
          extendInternships: ['stages verlengen', 'extend internships'],
          approvePhases: ['stappen goedkeuren', 'approve steps'],
          returnPhases: ['stappen teruggeven', 'return steps'],
          skipPhases: ['stappen overslaan', 'skip steps'],
          reopenPhases: ['stappen opnieuw openen', 'open steps again'],
          setPhasesDue: ['een andere dag voor stappen', 'another day for steps'],
          renewVacancies: ['vacatures verlengen', 'renew vacancies'],
        },
      },
    },
  },
  columns: {
    'bulk_actions.user_id': { told: 'bulk-actions', onErase: decidedBy.onErase },
    'bulk_action_items.row_id': {
      told: 'bulk-actions',
      onErase: { forget: 'update bulk_action_items set undo_input = null, problem = null where row_id = $1' },
    },
  },
})

import { decidedBy, personal } from '#engine/personal.ts'

export const usersPersonal = personal({
  files: {
    account: {
      title: ['Account', 'Account'],
      text: `select id, email, status, first_name, infix, last_name, gender, phone_number, locale,
        invited_at, confirmed_at, last_sign_in_at, created_at, updated_at from users where id = $1`,
      labels: {
        gender: ['Geslacht', 'Gender'],
        invitedAt: ['Uitgenodigd op', 'Invited on'],
        confirmedAt: ['Bevestigd op', 'Confirmed on'],
        lastSignInAt: ['Laatst ingelogd op', 'Last signed in on'],
      },
      values: {
        status: {
          active: ['actief', 'active'],
          invited: ['uitgenodigd', 'invited'],
          inactive: ['geblokkeerd', 'blocked'],
          archived: ['in het archief', 'in the archive'],
        },
        gender: { male: ['man', 'male'], female: ['vrouw', 'female'], other: ['anders', 'other'] },
      },
    },
    roles: {
      title: ['Rollen', 'Roles'],
      text: `select r.id, r.name, r.created_at, o.id as organization_id, o.name as organization, o.type as organization_type
      from roles r left join organizations o on o.id = r.organization_id where r.user_id = $1 order by r.created_at`,
      labels: {
        organizationType: ['Soort organisatie', 'Kind of organization'],
      },
      values: {
        name: {
          admin: ['beheerder', 'administrator'],
          mentor: ['mentor', 'mentor'],
          student: ['leerling', 'student'],
          volunteer: ['vrijwilliger', 'volunteer'],
        },
      },
    },
    'role-offers': {
      title: ['Aangeboden rollen', 'Roles that were offered'],
      text: `select r.name as role, o.name as organization, r.status, r.created_at, r.expires_at from role_offers r
      join organizations o on o.id = r.organization_id where r.user_id = $1 order by r.created_at`,
      labels: {
        role: ['Rol', 'Role'],
      },
      values: {
        status: {
          pending: ['wacht op antwoord', 'waits for an answer'],
          accepted: ['aangenomen', 'accepted'],
          declined: ['afgewezen', 'declined'],
          withdrawn: ['ingetrokken', 'withdrawn'],
          expired: ['verlopen', 'expired'],
        },
      },
    },
  },
  columns: {
    // The student's own role stays with the internship, because without one it would be nobody's.
    'roles.user_id': {
      told: 'roles',
      onErase: { forget: `delete from roles where user_id = $1 and name <> 'student'` },
    },
    'role_offers.user_id': { told: 'role-offers', onErase: 'delete' },
    'user_words.user_id': {
      told: { not: 'the words of the name, once more, to search by' },
      onErase: { stays: 'emptied after the name is gone' },
    },
    'organization_people.user_id': {
      told: { not: 'roles and status, once more, to count by' },
      onErase: { stays: 'follows the account and its roles by itself' },
    },
    'role_offers.offered_by_id': decidedBy,
    'invitations.user_id': {
      told: { not: 'a mail that leaves within a day or two, and is told with the mails' },
      onErase: 'delete',
    },
    'invitations.inviter_id': decidedBy,
  },
})

import { decidedBy, personal } from '#engine/personal.ts'

export const organizationsPersonal = personal({
  files: {
    organizations: {
      title: ['Organisaties', 'Organizations'],
      text: `select id, type, status, name, website, city, email, phone_number, street, house_number, postal_code, sector
      from organizations where id in (select organization_id from roles where user_id = $1) order by name`,
      labels: {
        website: ['Website', 'Website'],
        street: ['Straat', 'Street'],
        houseNumber: ['Huisnummer', 'House number'],
        sector: ['Sector', 'Sector'],
      },
      values: {
        status: {
          pending: ['wacht op antwoord', 'waits for an answer'],
          approved: ['goedgekeurd', 'approved'],
          denied: ['afgewezen', 'refused'],
          closing: ['gaat sluiten', 'closing'],
          archived: ['in het archief', 'in the archive'],
        },
      },
    },
    'organization-registrations': {
      title: ['Aangemelde organisaties', 'Organizations registered'],
      text: `select o.name as organization, r.first_name, r.infix, r.last_name, r.email, r.phone_number, r.created_at
      from organization_registrations r join organizations o on o.id = r.organization_id
      where r.user_id = $1 order by r.created_at`,
    },
    files: {
      title: ['Bestanden', 'Files'],
      text: 'select id, kind, name, content_type, size, created_at from files where owner_id = $1 order by created_at',
      labels: {
        contentType: ['Soort bestand', 'Kind of file'],
        size: ['Grootte in bytes', 'Size in bytes'],
      },
      values: {
        kind: { logo: ['logo', 'logo'], photo: ['foto', 'photo'] },
      },
    },
  },
  columns: {
    'organization_registrations.user_id': { told: 'organization-registrations', onErase: 'delete' },
    'files.owner_id': { told: 'files', onErase: { stays: 'a logo belongs to its organization' } },
    'organizations.decided_by_id': decidedBy,
    'join_requests.decided_by_id': decidedBy,
  },
  addresses: [
    'update organizations set email = null where lower(email) = lower($1)',
    'delete from organization_registrations where lower(email) = lower($1)',
    'delete from join_requests where email_key = lower($1)',
  ],
})

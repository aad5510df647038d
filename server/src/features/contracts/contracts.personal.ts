import { decidedBy, personal } from '#engine/personal.ts'

export const contractsPersonal = personal({
  files: {
    contracts: {
      title: ['Contracten', 'Contracts'],
      text: `select c.id, c.number, i.title as internship, c.status, c.version, c.reason, c.extra, c.signed_at, c.created_at
        from contracts c join internships i on i.id = c.internship_id where c.student_id = $1 order by c.created_at, c.id`,
      labels: {
        number: ['Nummer', 'Number'],
        internship: ['Stage', 'Internship'],
        version: ['Versie', 'Version'],
        reason: ['Reden', 'Reason'],
        extra: ['Bijzondere afspraken', 'Special agreements'],
        signedAt: ['Getekend op', 'Signed on'],
      },
      values: {
        status: {
          draft: ['in voorbereiding', 'being prepared'],
          awaiting_host: ['bij de stagebieder', 'with the host'],
          in_check: ['bij de school', 'with the school'],
          ready: ['te tekenen', 'to be signed'],
          partly_signed: ['deels getekend', 'partly signed'],
          signed: ['getekend', 'signed'],
          signed_external: ['getekend op papier', 'signed on paper'],
          declined: ['niet getekend', 'declined'],
          expired: ['verlopen', 'expired'],
          void: ['vervallen', 'void'],
        },
      },
    },
    signatures: {
      title: ['Handtekeningen', 'Signatures'],
      text: `select g.id, c.number, g.name, g.role, g.version, g.sentence, g.via, g.address, g.browser, g.signed_at
        from contract_signatures g join contract_signers s on s.id = g.signer_id join contracts c on c.id = g.contract_id
        where s.user_id = $1 order by g.signed_at, g.id`,
      labels: {
        number: ['Contract', 'Contract'],
        name: ['Naam', 'Name'],
        role: ['Als', 'As'],
        version: ['Versie', 'Version'],
        sentence: ['Waarmee je akkoord ging', 'What you agreed to'],
        via: ['Hoe', 'How'],
        address: ['Adres van je apparaat', 'Address of your device'],
        browser: ['Browser', 'Browser'],
        signedAt: ['Getekend op', 'Signed on'],
      },
      values: {
        role: {
          student: ['leerling', 'student'],
          guardian: ['ouder of verzorger', 'parent or guardian'],
          host: ['stagebieder', 'host'],
          school: ['school', 'school'],
        },
        via: {
          mail: ['link in een mail', 'link in a mail'],
          sms: ['link in een sms', 'link in a text message'],
          code: ['QR-code', 'QR code'],
          account: ['met je account', 'with your account'],
        },
      },
    },
  },
  attachments: [
    `select 'contract-' || c.number as name, f.id as "fileId", f.content_type as "contentType"
      from contracts c join contract_seals s on s.contract_id = c.id join files f on f.id = s.file_id
      where c.student_id = $1 order by c.number`,
    `select 'contract-' || c.number || '-paper' as name, c.scan_id as "fileId", f.content_type as "contentType"
      from contracts c join files f on f.id = c.scan_id where c.student_id = $1 order by c.number`,
  ],
  columns: {
    'contracts.student_id': {
      told: 'contracts',
      // What others signed stays theirs too, as long as the school has to keep it.
      onErase: {
        forget: `delete from contracts where student_id = $1 and status not in ('signed', 'signed_external')`,
      },
      kept: 'what was signed until two years after leaving',
    },
    'contracts.created_by_id': decidedBy,
    'contract_versions.made_by_id': decidedBy,
    'contract_signers.user_id': {
      told: 'signatures',
      onErase: { forget: 'update contract_signers set email = null, phone = null where user_id = $1' },
      kept: 'as long as the contract',
    },
    'school_signers.user_id': {
      told: { not: 'a task at the school; what was signed is told' },
      onErase: 'delete',
    },
  },
  addresses: [
    'delete from contract_links where lower(reached) = lower($1)',
    'update contract_signers set email = null, phone = null where lower(email) = lower($1)',
  ],
})

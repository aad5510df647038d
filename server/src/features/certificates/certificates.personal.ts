import { personal } from '#engine/personal.ts'
import { forgetFile } from '#server/files/forget-file.ts'

export const certificatesPersonal = personal({
  files: {
    certificates: {
      title: ['Certificaten', 'Certificates'],
      text: `select c.id, c.paper->>'work' as work, c.paper->>'host' as host, c.paper->>'school' as school,
          c.paper->>'firstDay' as first_day, c.paper->>'lastDay' as last_day, (c.paper->>'minutes')::int as minutes,
          c.paper->>'hoursAre' as hours_are, c.code, c.status, c.issued_at, c.withdrawn_at
        from certificates c where c.student_id = $1 order by c.issued_at, c.id`,
      labels: {
        work: ['Wat je deed', 'What you did'],
        host: ['Organisatie', 'Organization'],
        firstDay: ['Eerste dag', 'First day'],
        lastDay: ['Laatste dag', 'Last day'],
        minutes: ['Minuten', 'Minutes'],
        hoursAre: ['De uren zijn', 'The hours were'],
        code: ['Code om het te controleren', 'Code to check it by'],
        issuedAt: ['Verzegeld op', 'Sealed on'],
        withdrawnAt: ['Ingetrokken op', 'Withdrawn on'],
      },
      values: {
        hoursAre: { confirmed: ['bevestigd', 'confirmed'], agreed: ['vooraf afgesproken', 'agreed on before'] },
        status: { valid: ['geldig', 'valid'], withdrawn: ['ingetrokken', 'withdrawn'] },
      },
    },
  },
  attachments: [
    `select 'certificate-' || c.code as name, f.id as "fileId", f.content_type as "contentType"
      from certificates c join files f on f.id = c.file_id
      where c.student_id = $1 and c.status = 'valid' order by c.issued_at, c.id`,
  ],
  columns: {
    'certificates.student_id': { told: 'certificates', onErase: { forget: 'select forget_certificates($1)' } },
  },
  /** It is about nobody else, so it goes with the name; the check then says that there is no such document. */
  async endFor(tx, personId) {
    const files = await tx.rows<{ id: string }>('select forget_certificates($1) as id', [personId])
    for (const { id } of files) await forgetFile(tx, id)
  },
})

import { decidedBy, personal } from '#engine/personal.ts'
import { forgetFile } from '#server/files/forget-file.ts'

export const paperSheetsPersonal = personal({
  files: {
    'paper-sheets': {
      title: ['Uren op papier', 'Hours on paper'],
      text: `select p.id, i.title as internship, p.first_day, p.last_day, p.minutes, p.remark, p.status, p.withdrawn_reason,
          p.withdrawn_at, p.created_at
        from paper_sheets p join internships i on i.id = p.internship_id where p.student_id = $1 order by p.first_day, p.id`,
      labels: {
        internship: ['Stage', 'Internship'],
        firstDay: ['Eerste dag', 'First day'],
        lastDay: ['Laatste dag', 'Last day'],
        minutes: ['Minuten', 'Minutes'],
        remark: ['Opmerking', 'Remark'],
        withdrawnReason: ['Waarom teruggenomen', 'Why it was taken back'],
        withdrawnAt: ['Teruggenomen op', 'Taken back on'],
      },
      values: { status: { counted: ['telt mee', 'counts'], withdrawn: ['teruggenomen', 'taken back'] } },
    },
  },
  attachments: [
    `select 'paper-sheet-' || p.first_day || '-' || left(p.id::text, 8) as name, p.scan_id as "fileId",
        f.content_type as "contentType" from paper_sheets p join files f on f.id = p.scan_id
      where p.student_id = $1 order by p.first_day, p.id`,
  ],
  columns: {
    'paper_sheets.student_id': {
      told: 'paper-sheets',
      onErase: {
        forget: 'update paper_sheets set remark = null, withdrawn_reason = null where student_id = $1',
      },
      kept: 'how long it was until two years after leaving',
    },
    'paper_sheets.entered_by_id': decidedBy,
    'paper_sheets.withdrawn_by_id': decidedBy,
  },
  /** A scan shows names and signatures: it goes with the name. */
  async endFor(tx, personId) {
    const scans = await tx.rows<{ id: string }>(
      'select scan_id as id from paper_sheets where student_id = $1 and scan_id is not null',
      [personId],
    )
    for (const { id } of scans) await forgetFile(tx, id)
  },
})

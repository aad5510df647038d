import { allOf, existsIn, sqlCondition } from '#engine/judging/condition.ts'
import { periodicSection, rowsWhere } from '#engine/periodic-section.ts'
import { own } from '#features/internships/internships.policy.ts'

type Row = { internshipId: string; host: string }
const words = {
  nl: 'Bedankt! Het certificaat van {host} staat klaar',
  en: 'Thank you! The certificate of {host} is ready',
}

export const certificateSections = [
  periodicSection('certificates', {
    kind: 'news',
    title: { nl: 'Certificaten', en: 'Certificates' },
    isFor: (me) => me.roles.some(({ name }) => name === 'student' || name === 'volunteer'),
    isOwn: true,
    lines: async (reader) => {
      const { me, since, locale } = reader
      const isNew = sqlCondition((t, add) => `${t}.issued_at > ${add(since)}::timestamptz`)
      const where = allOf<'certificates'>(
        { status: 'valid', studentId: me.self },
        existsIn('internships', 'id', 'internshipId', own(me)),
        isNew,
      )
      const rows = await rowsWhere<Row, 'certificates'>(reader, 'certificates', where, {
        columns: `t.internship_id as "internshipId", t.paper ->> 'host' as host`,
        order: 't.issued_at desc',
      })
      return rows.map(({ internshipId, host }) => ({
        text: words[locale].replace('{host}', host),
        path: `/internships/${internshipId}`,
      }))
    },
  }),
]

import { allOf, existsIn } from '#engine/judging/condition.ts'
import { countLine, countWhere, periodicSection, rowsWhere } from '#engine/periodic-section.ts'
import { byImporter } from './imports.policy.ts'

type Row = { id: string }

export const importSections = [
  periodicSection('imports', {
    kind: 'turn',
    title: { nl: 'Importeren', en: 'Imports' },
    isFor: (me) => me.isSchoolOrCenterAdmin,
    lines: async (reader) => {
      const waiting = allOf<'imports'>(
        { status: 'previewed' },
        byImporter(reader.me),
        existsIn('import_rows', 'importId', 'id', { isOpen: true }),
      )
      const imports = await rowsWhere<Row, 'imports'>(reader, 'imports', waiting, {
        columns: 't.id',
        order: 't.created_at desc',
        most: 3,
      })
      const lines = await Promise.all(
        imports.map(async ({ id }) =>
          countLine(
            await countWhere(reader, 'import_rows', { importId: id, isOpen: true }),
            reader,
            {
              nl: ['1 regel in een import vraagt om een keuze', '{n} regels in een import vragen om een keuze'],
              en: ['1 line of an import needs a decision', '{n} lines of an import need a decision'],
            },
            `/importeren/${id}`,
          ),
        ),
      )
      return lines.flat()
    },
  }),
]

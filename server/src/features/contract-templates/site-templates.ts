import type { Tx } from '#engine/writing/transaction.ts'
import { shippedTemplates } from './shipped-templates.ts'

/** Every site has those that come with the product. They are made when they are first needed, by one of those who need them. */
export async function siteTemplates(tx: Tx): Promise<void> {
  await tx.run(`select pg_advisory_xact_lock(hashtextextended('contract templates ' || current_tenant()::text, 0))`)
  const known = await tx.row('select 1 from contract_templates where school_id is null limit 1')
  if (known) return
  for (const { name, textNl, textEn, blanks, steps } of shippedTemplates) {
    const values = [
      JSON.stringify(textNl),
      textEn && JSON.stringify(textEn),
      JSON.stringify(blanks),
      JSON.stringify(steps),
    ]
    const { id } = await tx.one<{ id: string }>(
      `insert into contract_templates (name, text_nl, text_en, blanks, steps, published_version)
       values ($1, $2, $3, $4, $5, 1) returning id`,
      [name, ...values],
    )
    await tx.run(
      `insert into contract_template_versions (template_id, number, text_nl, text_en, blanks, steps)
       values ($1, 1, $2, $3, $4, $5)`,
      [id, ...values],
    )
  }
}

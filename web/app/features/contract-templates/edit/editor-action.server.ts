import { data } from 'react-router'
import { formText } from '#lib/form-text.ts'
import { ApiError, type Client } from '#protocol/client.ts'
import { publishContractTemplate, saveContractTemplate } from '#protocol/features/contract-templates.ts'

export type EditorAnswer =
  | { did: 'save'; revision: number }
  | { did: 'publish'; version: number }
  /** Somebody else saved it first. */
  | { did: 'late' }
  | { did: 'refused'; text: string }

/** What the editor asks: to keep what was written, and to let contracts be made with it. */
export async function editorAction(api: Client, id: string, form: FormData) {
  const revision = Number(formText(form, 'revision'))
  try {
    if (form.get('do') === 'publish') {
      const row = await api.run(publishContractTemplate, id, { revision })
      return data<EditorAnswer>({ did: 'publish', version: row.publishedVersion ?? 1 })
    }
    const row = await api.run(saveContractTemplate, id, { ...JSON.parse(formText(form, 'draft')), revision })
    return data<EditorAnswer>({ did: 'save', revision: row.revision })
  } catch (error) {
    if (!(error instanceof ApiError) || error.status === 401 || error.status >= 500) throw error
    if (error.status === 412) return data<EditorAnswer>({ did: 'late' }, 412)
    return data<EditorAnswer>({ did: 'refused', text: error.errors[0]?.detail ?? '' }, error.status)
  }
}

import { data } from 'react-router'
import { formText } from '#lib/form-text.ts'
import { ApiError, type Client } from '#protocol/client.ts'
import type { Fields } from '#protocol/declaring/define.ts'
import {
  phaseFields,
  previewWorkflow,
  saveWorkflow,
  undoWorkflow,
  type WorkflowEffects,
} from '#protocol/features/workflows.ts'

/** Something wrong with the route, at a field of the phase with this place in what was sent. */
type Problem = {
  at: number | null
  field: string | null
  code: string
  params?: Record<string, string | number>
  text?: string
}
export type EditorAnswer =
  | { did: 'preview'; effects: WorkflowEffects }
  | { did: 'save' | 'undo'; version: number }
  /** Somebody else saved it first. */
  | { did: 'late' }
  | { did: 'refused'; problems: Problem[] }

function problemsOf({ errors }: ApiError): Problem[] {
  return errors.map(({ code, detail, source }) => {
    const [, at, field] = /\/phases\/(\d+)\/(\w+)/.exec(source?.pointer ?? '') ?? []
    const whole = /\/data\/attributes\/(\w+)$/.exec(source?.pointer ?? '')?.[1]
    const rules: Fields = phaseFields
    const { min, max } = (field && rules[field]) || {}
    const params = { ...(min === undefined ? {} : { min }), ...(max === undefined ? {} : { max }) }
    return { at: at === undefined ? null : Number(at), field: field ?? whole ?? null, code, params, text: detail }
  })
}

/** What the editor asks: what saving would do, to do it, and to take it back. */
export async function editorAction(api: Client, id: string, form: FormData) {
  const what = formText(form, 'do')
  const version = Number(formText(form, 'version'))
  try {
    if (what === 'undo') {
      const row = await api.run(undoWorkflow, id, { version })
      return data<EditorAnswer>({ did: 'undo', version: row.version })
    }
    const input = { name: formText(form, 'name'), version, phases: JSON.parse(formText(form, 'phases')) }
    if (what === 'preview')
      return data<EditorAnswer>({ did: 'preview', effects: await api.run(previewWorkflow, id, input) })
    const row = await api.run(saveWorkflow, id, input)
    return data<EditorAnswer>({ did: 'save', version: row.version })
  } catch (error) {
    if (!(error instanceof ApiError) || error.status === 401 || error.status >= 500) throw error
    if (error.status === 412) return data<EditorAnswer>({ did: 'late' }, 412)
    return data<EditorAnswer>({ did: 'refused', problems: problemsOf(error) }, error.status)
  }
}

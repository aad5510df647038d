import type { AskedField, ConditionTest } from './content.ts'

/** What can be asked about the answer of a question, the usual one first. */
export function testsOf(field: AskedField): readonly ConditionTest[] {
  switch (field.kind) {
    case 'choice':
    case 'dropdown':
      return ['equals', 'not', 'answered', 'empty']
    case 'choices':
      return ['includes', 'not', 'answered', 'empty']
    case 'scale':
      return ['equals', 'not', 'above', 'below', 'answered', 'empty']
    case 'number':
      return ['equals', 'not', 'above', 'below', 'answered', 'empty']
    case 'date':
      return ['equals', 'above', 'below', 'answered', 'empty']
    case 'matrix':
    case 'rubric':
    case 'file':
    case 'signature':
      return ['answered', 'empty']
    default:
      return ['answered', 'empty', 'equals', 'not', 'includes']
  }
}

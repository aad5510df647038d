import type { TableName } from '#db/tables.ts'
import { isId } from '#protocol/declaring/ids-and-dates.ts'
import type { Choice, Choices } from '#protocol/shared/choices.ts'
import { failParameter } from '../fail.ts'
import type { QueryContext } from '../feature.ts'
import { type AnyCondition, compareTo, compile, every, likePattern, Params } from '../judging/condition.ts'
import type { Asked } from './asked.ts'

/** Who does not say how many gets all of them. */
const ALL = 1000

/** Names and nothing else, in their order: a large school has hundreds of classes, and lists that are chosen by one ask for them. */
export async function readChoices(
  { asked, read }: Pick<QueryContext, 'asked' | 'read'>,
  of: { table: TableName; where: AnyCondition; order: string },
): Promise<Choices> {
  const { filter } = asked()
  const params = new Params()
  const where = compile(every(of.where, chosen(filter)), 't', params)
  if (where === false) return { choices: [], isMore: false }
  const most = mostOf(filter)
  const found = await read<Choice>({
    text: `select t.id, t.name from ${of.table} t ${where === true ? '' : `where ${where}`} order by t.${of.order}, t.id limit ${most + 1}`,
    values: params.values,
  })
  return { choices: found.slice(0, most), isMore: found.length > most }
}

function chosen(filter: Asked['filter']): AnyCondition {
  const ids = filter.get('idIn')
  const search = filter.get('search')
  const idIn = ids?.text.split(',')
  if (ids && !idIn?.every(isId)) throw failParameter('parameter.invalid', ids.parameter)
  return {
    ...(idIn ? { id: idIn } : {}),
    ...(search ? { name: compareTo('like', likePattern(search.text.slice(0, 100), 'anywhere')) } : {}),
  }
}

function mostOf(filter: Asked['filter']): number {
  const most = filter.get('most')
  if (!most) return ALL
  if (!/^[1-9]\d{0,3}$/.test(most.text)) throw failParameter('parameter.invalid', most.parameter)
  return Math.min(Number(most.text), ALL)
}

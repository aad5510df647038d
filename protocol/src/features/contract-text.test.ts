import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { blanksIn, type ContractFacts, fillContract, isTemplateText, type TemplateText } from './contract-text.ts'

const text: TemplateText = {
  type: 'doc',
  content: [
    { type: 'heading', attrs: { level: 2 }, content: [{ type: 'text', text: 'De stage' }] },
    {
      type: 'paragraph',
      content: [
        { type: 'field', attrs: { name: 'student.firstName' } },
        { type: 'text', text: ' werkt bij ' },
        { type: 'field', attrs: { name: 'host.name' } },
        { type: 'text', text: ', ' },
        { type: 'blank', attrs: { name: 'times' } },
        { type: 'text', text: '.' },
      ],
    },
    {
      type: 'only',
      attrs: { for: 'minor' },
      content: [
        { type: 'heading', attrs: { level: 2 }, content: [{ type: 'text', text: 'Jonger dan 18' }] },
        { type: 'paragraph', content: [{ type: 'field', attrs: { name: 'guardian.name' } }] },
      ],
    },
    { type: 'heading', attrs: { level: 2 }, content: [{ type: 'text', text: 'Verzekering' }] },
    {
      type: 'bulletList',
      content: [
        {
          type: 'listItem',
          content: [{ type: 'paragraph', content: [{ type: 'field', attrs: { name: 'mentor.shoeSize' } }] }],
        },
      ],
    },
  ],
}
const facts: ContractFacts = {
  isMinor: true,
  isSelfFound: false,
  levelId: 'vmbo',
  values: { 'student.firstName': 'Tygo', 'host.name': 'De Roerdomp', 'guardian.name': null },
  blanks: {},
}
/** All its letters, in a row. */
const lettersOf = (part: unknown): string => {
  const { text = '', content = [] } = part as { text?: string; content?: unknown[] }
  return text + content.map(lettersOf).join('')
}

describe('a contract about somebody', () => {
  test('ends a sentence once, also where who filled it in did so too', () => {
    const lines = ['dicht schoeisel.', 'dicht schoeisel'].map((times) =>
      fillContract(text, { ...facts, blanks: { times } }),
    )
    for (const filled of lines) assert.match(lettersOf(filled.text), /De Roerdomp, dicht schoeisel\.[^.]/)
  })

  test('says what is known, and names what is not with its article', () => {
    const filled = fillContract(text, facts)
    assert.match(lettersOf(filled.text), /Tygo werkt bij De Roerdomp, …\./)
    assert.deepEqual(filled.gaps, [
      { kind: 'blank', name: 'times', article: 1 },
      { kind: 'empty', name: 'guardian.name', article: 2 },
      { kind: 'unknown', name: 'mentor.shoeSize', article: 3 },
    ])
  })

  test('has only the parts that are for them, and articles count on without the others', () => {
    const filled = fillContract(text, { ...facts, isMinor: false, blanks: { times: 'vrijdag 15.00–19.00' } })
    assert.doesNotMatch(lettersOf(filled.text), /Jonger dan 18/)
    assert.match(lettersOf(filled.text), /vrijdag 15.00–19.00/)
    assert.deepEqual(filled.gaps, [{ kind: 'unknown', name: 'mentor.shoeSize', article: 2 }])
  })

  test('is for every answer to the question for whom a part is', () => {
    const seen = (attrs: { for: string; levelIds?: string[] }, about: Partial<ContractFacts>) => {
      const only = { type: 'doc', content: [{ type: 'only', attrs, content: [{ type: 'paragraph' }] }] }
      assert.ok(isTemplateText(only))
      return fillContract(only, { ...facts, ...about }).text.content.length === 1
    }
    assert.deepEqual(
      [
        seen({ for: 'adult' }, { isMinor: true }),
        seen({ for: 'adult' }, { isMinor: false }),
        seen({ for: 'selfFound' }, { isSelfFound: true }),
        seen({ for: 'fromStagebank' }, { isSelfFound: true }),
        seen({ for: 'level', levelIds: ['havo', 'vmbo'] }, {}),
        seen({ for: 'level', levelIds: ['havo'] }, {}),
        seen({ for: 'level' }, { levelId: null }),
      ],
      [false, true, true, false, true, false, false],
    )
  })

  test('does not take what somebody typed for a field', () => {
    const name = '{{constructor}} #sys.inputs <%= 1 %>'
    const filled = fillContract(text, { ...facts, values: { 'student.firstName': name } })
    assert.ok(lettersOf(filled.text).includes(name))
  })

  test('knows which blanks stand in it', () => assert.deepEqual(blanksIn(text), ['times']))
})

describe('what is no text of a contract', () => {
  const deep = (levels: number): object =>
    levels === 0
      ? { type: 'paragraph' }
      : { type: 'bulletList', content: [{ type: 'listItem', content: [deep(levels - 1)] }] }
  const cases: [name: string, block: object][] = [
    ['html', { type: 'html', text: '<b>x</b>' }],
    [
      'a link that could run',
      {
        type: 'paragraph',
        content: [{ type: 'text', text: 'x', marks: [{ type: 'link', attrs: { href: 'javascript:alert(1)' } }] }],
      },
    ],
    ['a heading of another size', { type: 'heading', attrs: { level: 1 } }],
    ['a part for nobody we know', { type: 'only', attrs: { for: 'everybody' }, content: [{ type: 'paragraph' }] }],
    ['a field without a name', { type: 'paragraph', content: [{ type: 'field', attrs: {} }] }],
    [
      'a table of nine columns',
      {
        type: 'table',
        content: [
          {
            type: 'tableRow',
            content: Array.from({ length: 9 }, () => ({ type: 'tableCell', content: [{ type: 'paragraph' }] })),
          },
        ],
      },
    ],
    ['a list within a list without end', deep(20)],
  ]
  for (const [name, block] of cases) {
    test(name, () => assert.equal(isTemplateText({ type: 'doc', content: [block] }), false))
  }
  test('a text without end', () => {
    const content = [{ type: 'paragraph', content: [{ type: 'text', text: 'x'.repeat(100_001) }] }]
    assert.equal(isTemplateText({ type: 'doc', content }), false)
  })
  test('while the example is one', () => assert.equal(isTemplateText(text), true))
})

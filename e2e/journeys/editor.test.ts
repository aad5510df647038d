import assert from 'node:assert/strict'
import { seeFocus } from '../support/focus.ts'
import { journey } from '../support/journey.ts'
import { languages, sent } from '../support/sample-form.ts'
import { seesAttribute } from '../support/sees.ts'
import { say } from '../support/words.ts'

const desktop = { width: 1440, height: 900 }

for (const { locale, browser } of languages) {
  const words = (path: string, params = {}) => say(path, params, locale)

  journey(`a text is written (${locale})`, { locale: browser, viewport: desktop }, async ({ page, visit }) => {
    await visit('/dev/ui/editor')
    const text = page.getByRole('textbox', { name: words('dev-ui.editor.story'), exact: true })
    const tool = (name: string) => page.getByRole('button', { name: words(`ui.editor.${name}`), exact: true })
    await text.focus()
    // The editor comes when one enters the field, and one is in it then.
    const writing = page.locator('[contenteditable]:focus')
    await writing.waitFor()
    await page.keyboard.press('ControlOrMeta+a')
    await page.keyboard.press('Delete')
    await page.keyboard.press('Shift+Tab')
    // One stop for Tab; arrows go on.
    await tool('heading2').focus()
    await page.keyboard.press('ArrowRight')
    await page.keyboard.press('ArrowRight')
    await seeFocus(page, tool('bold'))
    // A tool gives the focus back to the text, a moment later.
    await page.keyboard.press('Enter')
    await writing.waitFor()
    await page.keyboard.type('Lef')
    await seesAttribute(tool('bold'), 'aria-pressed', 'true')
    await tool('bold').click()
    await writing.waitFor()
    await page.keyboard.type(' ')
    await tool('link').click()
    const dialog = page.getByRole('dialog')
    await dialog.getByLabel(words('ui.editor.address')).fill('javascript:alert(1)')
    await page.keyboard.press('Enter')
    await dialog.getByText(words('ui.problems.url')).waitFor()
    await dialog.getByLabel(words('ui.editor.address')).fill('www.school.nl')
    await dialog.getByRole('button', { name: words('ui.editor.setLink') }).click()
    await dialog.waitFor({ state: 'hidden' })

    await page.getByRole('button', { name: words('dev-ui.inputs.send') }).click()
    assert.deepEqual(await sent(page), {
      story: {
        type: 'doc',
        content: [
          {
            type: 'paragraph',
            content: [
              { type: 'text', text: 'Lef', marks: [{ type: 'bold' }] },
              { type: 'text', text: ' ' },
              {
                type: 'text',
                text: 'www.school.nl',
                marks: [{ type: 'link', attrs: { href: 'https://www.school.nl' } }],
              },
            ],
          },
        ],
      },
    })
  })
}

journey('what is typed before the editor comes is kept', { viewport: desktop }, async ({ page, visit }) => {
  let release = () => {}
  const held = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route(/rich-text-tiptap/, async (route) => {
    await held
    await route.continue()
  })
  await visit('/dev/ui/editor')
  const text = page.getByRole('textbox', { name: say('dev-ui.editor.story'), exact: true })
  const asked = page.waitForRequest(/rich-text-tiptap/)
  await text.click()
  await asked
  await page.keyboard.type('Je helpt me \nTot slot')
  // One goes on where one was, in the middle of a line.
  await page.keyboard.press('ArrowUp')
  await page.keyboard.press('End')
  await page.keyboard.press('ArrowLeft')
  release()
  await page.locator('[contenteditable]:focus').waitFor()
  await page.keyboard.type('e')
  await page.getByRole('button', { name: say('dev-ui.inputs.send') }).click()
  const { story } = (await sent(page)) as { story: { content: unknown[] } }
  assert.deepEqual(story.content.slice(-2), [
    { type: 'paragraph', content: [{ type: 'text', text: 'Je helpt mee ' }] },
    { type: 'paragraph', content: [{ type: 'text', text: 'Tot slot' }] },
  ])
})

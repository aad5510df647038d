import { Children, isValidElement } from 'react'
import { Scripts } from 'react-router'
import { usePlainScript } from '#lib/plain-page.ts'

/**
 * The router's scripts without its wish to have them before everything else. On a slow line they would share it with
 * the page itself, which can be read and used without them: the first paint comes almost a second earlier this way.
 * A plain page has one small script instead of them all.
 */
export function LateScripts() {
  const plain = usePlainScript()
  return plain ? <script type="module" src={plain} data-plain="" /> : <RouterScripts />
}

function RouterScripts() {
  const scripts = Scripts({})
  return Children.toArray(scripts?.props.children).filter((part) => !(isValidElement(part) && part.type === 'link'))
}

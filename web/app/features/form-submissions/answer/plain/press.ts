let isPressed = false
addEventListener('mousedown', () => (isPressed = true), true)
addEventListener('mouseup', () => (isPressed = false), true)

/**
 * What appears when a field is left moves what stands below it, and a press that began there would end beside it and be lost:
 * it appears when the press is over. A finger presses too, when it is lifted.
 */
export function afterPress(show: () => void): void {
  if (isPressed) addEventListener('mouseup', () => setTimeout(show), { once: true })
  else show()
}

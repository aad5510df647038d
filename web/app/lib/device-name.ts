// The order matters: Edge also says Chrome, and Chrome also says Safari.
const browsers: [RegExp, string][] = [
  [/Edg\w*\//, 'Edge'],
  [/Firefox\/|FxiOS\//, 'Firefox'],
  [/Chrome\/|CriOS\//, 'Chrome'],
  [/Safari\//, 'Safari'],
]
const systems: [RegExp, string][] = [
  [/iPhone|iPad/, 'iOS'],
  [/Android/, 'Android'],
  [/Windows/, 'Windows'],
  [/Mac OS/, 'macOS'],
  [/CrOS/, 'ChromeOS'],
  [/Linux/, 'Linux'],
]
const firstOf = (list: [RegExp, string][], text: string) => list.find(([shape]) => shape.test(text))?.[1]

/** What a browser says of itself, in two words that its owner knows. */
export function deviceOf(userAgent: string) {
  return {
    browser: firstOf(browsers, userAgent),
    system: firstOf(systems, userAgent),
    isPhone: /iPhone|Android.*Mobile/.test(userAgent),
  }
}

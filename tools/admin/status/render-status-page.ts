import type { InstallationStatus } from './collect-status.ts';
import { describeStatus, type StatusCell, type StatusSection } from './describe-status.ts';
import { type StatusLanguage, statusTexts } from './status-texts.ts';

const REFRESH_MS = 5_000;

const escapeHtml = (text: string): string =>
  text.replaceAll(/[&<>"']/g, (character) => `&#${character.codePointAt(0)};`);

const STYLE = `
:root { color-scheme: light dark; --page: #f6f5f1; --card: #fff; --text: #1f2430; --quiet: #5b6272; --line: #e3e0d8;
  --good: #1c6b3f; --good-back: #e3f2e8; --warning: #7a4b00; --warning-back: #fcefd3; --bad: #a11b22; --bad-back: #fde6e6; --accent: #2f5d8a; }
@media (prefers-color-scheme: dark) { :root { --page: #14171d; --card: #1d2129; --text: #e8e6e0; --quiet: #a3a9b6; --line: #333946;
  --good: #8fdcae; --good-back: #173325; --warning: #f3c877; --warning-back: #3a2c10; --bad: #ff9d9d; --bad-back: #43191c; --accent: #9cc4ec; } }
* { box-sizing: border-box; }
body { margin: 0; background: var(--page); color: var(--text); font: 15px/1.5 system-ui, "Noto Sans SC", sans-serif; }
.frame { max-width: 1180px; margin: 0 auto; padding: 24px 20px 48px; }
header { display: flex; flex-wrap: wrap; align-items: center; gap: 8px 16px; margin-bottom: 20px; }
h1 { font-size: 20px; margin: 0; flex: 1 1 auto; }
h2 { font-size: 15px; margin: 0 0 8px; }
.overall { padding: 14px 18px; border-radius: 12px; font-weight: 600; font-size: 17px; margin: 0 0 20px; }
.good.overall, .badge.good { background: var(--good-back); color: var(--good); }
.warning.overall, .badge.warning { background: var(--warning-back); color: var(--warning); }
.bad.overall, .badge.bad { background: var(--bad-back); color: var(--bad); }
.badge { display: inline-block; padding: 0 8px; border-radius: 999px; font-weight: 600; }
.grid { display: grid; gap: 16px; grid-template-columns: repeat(auto-fit, minmax(min(100%, 460px), 1fr)); align-items: start; }
section { background: var(--card); border: 1px solid var(--line); border-radius: 12px; padding: 16px 18px; overflow-x: auto; }
section.wide { grid-column: 1 / -1; }
table { border-collapse: collapse; width: 100%; font-variant-numeric: tabular-nums; }
th { text-align: left; font-weight: 500; color: var(--quiet); font-size: 13px; }
th, td { padding: 5px 12px 5px 0; border-bottom: 1px solid var(--line); white-space: nowrap; }
tr:last-child td { border-bottom: 0; }
.number { text-align: right; }
th:last-child, td:last-child { padding-right: 0; }
.spoken { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); white-space: nowrap; }
time { color: var(--quiet); }
button, header a { font: inherit; color: var(--accent); background: none; border: 1px solid var(--line); border-radius: 8px; padding: 4px 12px;
  cursor: pointer; text-decoration: none; min-height: 32px; }
button:focus-visible, header a:focus-visible, section:focus-visible { outline: 2px solid var(--accent); outline-offset: 2px; }
`;

/** Replaces the tables every few seconds, unless the reader has stopped it. */
const script = (texts: { pause: string; resume: string; lost: string }): string => `
const main = document.querySelector('main'), button = document.querySelector('button'), notice = document.querySelector('#notice'), spoken = document.querySelector('.spoken');
let paused = false;
button.hidden = false;
button.addEventListener('click', () => {
  paused = !paused;
  button.textContent = paused ? ${JSON.stringify(texts.resume)} : ${JSON.stringify(texts.pause)};
  if (!paused) refresh();
});
/* The focus stays where it is, and a screen reader speaks the state when it has changed. */
function replace(html) {
  const focused = document.activeElement?.getAttribute('aria-labelledby');
  main.innerHTML = html;
  if (focused) main.querySelector('[aria-labelledby="' + focused + '"]')?.focus({ preventScroll: true });
  const { textContent } = main.querySelector('.overall');
  if (spoken.textContent !== textContent) spoken.textContent = textContent;
}
async function refresh() {
  if (paused || document.hidden) return;
  try {
    const response = await fetch('/status' + location.search);
    if (!response.ok) throw new Error();
    const html = await response.text();
    if (!paused) replace(html);
    notice.textContent = '';
  } catch {
    notice.textContent = ${JSON.stringify(texts.lost)};
  }
}
setInterval(refresh, ${REFRESH_MS});
`;

const toneOfState = { ready: 'good', degraded: 'warning', unavailable: 'bad' } as const;

/** Renders what changes: the state and the tables. */
export function renderStatus(status: InstallationStatus, language: StatusLanguage): string {
  const texts = statusTexts[language];
  const sections = describeStatus(status, texts).filter(({ rows }) => rows.length > 0);
  const time = new Date(status.takenAt).toLocaleTimeString(language === 'zh' ? 'zh-CN' : 'en-GB');
  return `<p class="overall ${toneOfState[status.state]}">${escapeHtml(texts.overall[status.state])}</p>
<div class="grid">${sections.map(renderSection).join('')}</div>
<p><time datetime="${status.takenAt}">${escapeHtml(`${texts.page.updated} ${time}`)}</time></p>`;
}

function renderSection({ title, columns, rows }: StatusSection, index: number): string {
  const numeric = (column: number): string => (rows[0]?.[column]?.isNumber ? ' class="number"' : '');
  const head = columns.map((column, at) => `<th scope="col"${numeric(at)}>${escapeHtml(column)}</th>`).join('');
  const body = rows.map((row) => `<tr>${row.map(renderCell).join('')}</tr>`).join('');
  // A table that is wider than the window scrolls, so the keyboard must reach it.
  return `<section${index === 0 ? ' class="wide"' : ''} tabindex="0" aria-labelledby="section-${index}"><h2 id="section-${index}">${escapeHtml(title)}</h2>
<table><thead><tr>${head}</tr></thead><tbody>${body}</tbody></table></section>`;
}

function renderCell({ text, tone, isNumber }: StatusCell): string {
  const content = tone ? `<span class="badge ${tone}">${escapeHtml(text)}</span>` : escapeHtml(text);
  return `<td${isNumber ? ' class="number"' : ''}>${content}</td>`;
}

/** Renders the page. @param nonce the nonce of its content security policy */
export function renderStatusPage(status: InstallationStatus, language: StatusLanguage, nonce: string): string {
  const texts = statusTexts[language];
  const other = language === 'zh' ? 'en' : 'zh';
  return `<!doctype html><html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeHtml(texts.title)}</title><style nonce="${nonce}">${STYLE}</style></head><body><div class="frame">
<header><h1>${escapeHtml(texts.title)}</h1><button type="button" hidden>${escapeHtml(texts.page.pause)}</button>
<a href="/?lang=${other}" lang="${other}">${escapeHtml(texts.page.otherLanguage)}</a></header>
<p id="notice" role="alert"></p><p class="spoken" role="status">${escapeHtml(texts.overall[status.state])}</p><main>${renderStatus(status, language)}</main></div>
<script nonce="${nonce}">${script(texts.page)}</script></body></html>`;
}

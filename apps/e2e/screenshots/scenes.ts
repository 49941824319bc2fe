import type { Browser } from '@playwright/test';

/** SVG drawings from which the photos of the sample data are made, 1600 × 1200 pixels or in portrait format. */
export interface Scene {
  width?: number;
  height?: number;
  svg: string;
}

const tree = (x: number, y: number, size: number, colour: string): string =>
  `<rect x="${x - size * 0.07}" y="${y}" width="${size * 0.14}" height="${size * 0.8}" fill="#6b4a3a"/>
   ${[
     [0, -0.35, 0.62],
     [-0.42, -0.05, 0.48],
     [0.42, -0.05, 0.48],
     [0, 0.1, 0.5],
   ]
     .map(
       ([dx = 0, dy = 0, r = 0]) =>
         `<circle cx="${x + dx * size}" cy="${y + dy * size}" r="${r * size}" fill="${colour}"/>`,
     )
     .join('')}`;

const flakes = (count: number, colour: string): string =>
  Array.from(
    { length: count },
    (_, n) =>
      `<circle cx="${(n * 733) % 1600}" cy="${(n * 491) % 1200}" r="${3 + (n % 5) * 2}" fill="${colour}" opacity="${0.35 + (n % 4) * 0.15}"/>`,
  ).join('');

export const SCENES = {
  snow: {
    svg: `<rect width="1600" height="1200" fill="url(#sky)"/><linearGradient id="sky" x2="0" y2="1"><stop stop-color="#8fb4d6"/><stop offset="1" stop-color="#e8eef5"/></linearGradient>
      <path d="M0 760C300 640 560 700 820 660s520-80 780-20v560H0Z" fill="#d4e1ee"/>${tree(240, 560, 190, '#5f8c86')}${tree(1380, 540, 230, '#4d7a76')}
      <path d="M0 860c420-90 760-40 1040-70s400 0 560 30v380H0Z" fill="#f7fafd"/>
      <circle cx="820" cy="880" r="190" fill="#fff"/><circle cx="820" cy="610" r="130" fill="#fff"/><circle cx="820" cy="880" r="190" fill="#cfdcea" opacity=".35"/>
      <circle cx="778" cy="590" r="14" fill="#2b2b2f"/><circle cx="866" cy="590" r="14" fill="#2b2b2f"/><path d="M820 620l120 22-118 18Z" fill="#e2803a"/>
      <path d="M708 700q112 60 226 0l14 44q-126 70-254 0Z" fill="#c43e2f"/><path d="M880 740l60 120 44-22-52-118Z" fill="#a93225"/>
      <rect x="716" y="470" width="210" height="34" rx="10" fill="#3a3f55"/><rect x="752" y="370" width="138" height="110" rx="12" fill="#3a3f55"/>${flakes(90, '#fff')}`,
  },
  cake: {
    svg: `<rect width="1600" height="1200" fill="#f3d9b8"/><rect y="820" width="1600" height="380" fill="#b97f55"/><ellipse cx="800" cy="930" rx="520" ry="90" fill="#fff8ee"/>
      <path d="M400 620h800v290q-400 90-800 0Z" fill="#f8e7d2"/><ellipse cx="800" cy="620" rx="400" ry="86" fill="#fffaf2"/>
      <path d="M400 620q40 120 90 40 50 110 100 30 60 130 120 24 70 120 130 0 60 110 120 0 60 90 110-10 60 80 130-84" fill="#e9a6a0"/>
      ${[560, 680, 800, 920, 1040].map((x, n) => `<rect x="${x - 9}" y="430" width="18" height="170" rx="8" fill="${n % 2 ? '#2f7d6b' : '#c43e2f'}"/><path d="M${x} 360q30 44 0 66-30-22 0-66Z" fill="#f7b733"/>`).join('')}
      ${[500, 640, 760, 880, 1000, 1110].map((x) => `<circle cx="${x}" cy="${640 + (x % 3) * 8}" r="30" fill="#c8342b"/>`).join('')}`,
  },
  blossoms: {
    width: 1200,
    height: 1600,
    svg: `<rect width="1200" height="1600" fill="#cfe6ee"/><path d="M0 1080q340-160 640-70t560-60v650H0Z" fill="#a9cf8e"/><path d="M430 1600q120-300 60-560l150-20q-20 320 230 580Z" fill="#e9d9b8"/>
      ${tree(240, 760, 380, '#f0b7c4')}${tree(930, 700, 430, '#f5c8d1')}${tree(600, 860, 210, '#eaa3b5')}
      <circle cx="560" cy="1240" r="42" fill="#3b3230"/><path d="M510 1290h104l28 190H482Z" fill="#c43e2f"/><circle cx="700" cy="1290" r="34" fill="#2f2a28"/><path d="M660 1330h84l22 150H640Z" fill="#2b5ca6"/>${flakes(70, '#f7c9d5')}`,
  },
  lanterns: {
    svg: `<rect width="1600" height="1200" fill="#1d2a4a"/><circle cx="1240" cy="260" r="120" fill="#fbe9b7"/><path d="M0 980h1600v220H0Z" fill="#131c33"/>
      <path d="M0 200Q800 420 1600 160" stroke="#6b5a45" stroke-width="6" fill="none"/>${[220, 520, 820, 1120, 1400].map((x, n) => `<path d="M${x} ${262 + n * 14}v60" stroke="#caa04b" stroke-width="5"/><ellipse cx="${x}" cy="${410 + n * 14}" rx="92" ry="84" fill="#d8402f"/><ellipse cx="${x}" cy="${410 + n * 14}" rx="46" ry="84" fill="#ef6a4d"/><path d="M${x} ${494 + n * 14}v70" stroke="#f1c453" stroke-width="10"/>`).join('')}
      ${[120, 420, 700, 1010, 1300].map((x, n) => `<rect x="${x}" y="${720 + (n % 3) * 40}" width="220" height="300" fill="#27365c"/><rect x="${x + 60}" y="${800 + (n % 3) * 40}" width="44" height="56" fill="#f4c95d"/>`).join('')}`,
  },
  dumplings: {
    svg: `<rect width="1600" height="1200" fill="#8b5e3c"/><circle cx="800" cy="620" r="520" fill="#d8b27a"/><circle cx="800" cy="620" r="470" fill="#efd9ad"/>
      ${[
        [560, 430],
        [820, 380],
        [1070, 470],
        [480, 690],
        [770, 640],
        [1050, 730],
        [640, 900],
        [920, 920],
      ]
        .map(
          ([x = 0, y = 0]) =>
            `<g transform="translate(${x} ${y}) rotate(${((x * 7) % 50) - 25})"><path d="M-120 30Q0-130 120 30q-120 70-240 0Z" fill="#fffaf0"/><path d="M-120 30Q0-90 120 30" stroke="#e1cda3" stroke-width="9" fill="none" stroke-dasharray="26 14"/></g>`,
        )
        .join('')}`,
  },
  rain: {
    svg: `<rect width="1600" height="1200" fill="#9db0b5"/><path d="M0 900h1600v300H0Z" fill="#6f8388"/>${tree(300, 560, 260, '#58796b')}
      <path d="M520 620a300 300 0 0 1 600 0q-75-60-150 0-75-60-150 0-75-60-150 0-75-60-150 0Z" fill="#e5b93c"/><path d="M820 600v380q0 60 56 60" stroke="#4a4034" stroke-width="16" fill="none"/>
      ${Array.from({ length: 120 }, (_, n) => `<path d="M${(n * 613) % 1600} ${(n * 397) % 1150}l-8 46" stroke="#e9f2f4" stroke-width="4" opacity=".5"/>`).join('')}`,
  },
} satisfies Record<string, Scene>;

export type SceneName = keyof typeof SCENES;

/** Renders one of the drawings as JPEG. */
export async function createScenePhoto(browser: Browser, name: SceneName): Promise<Buffer> {
  const { width = 1600, height = 1200, svg }: Scene = SCENES[name];
  const page = await browser.newPage({ viewport: { width, height } });
  await page.setContent(
    `<style>body{margin:0}</style><svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">${svg}</svg>`,
  );
  const photo = await page.screenshot({ type: 'jpeg', quality: 85 });
  await page.close();
  return photo;
}

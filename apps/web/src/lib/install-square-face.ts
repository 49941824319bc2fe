/** Of what the face holds (build/square-face.ts): nothing else may be drawn with it. */
const CHINESE = 'U+2E80-318F, U+31A0-9FFF, U+F900-FAFF, U+FF00-FF60, U+20000-323AF';

/**
 * A machine without any Chinese face draws boxes until the Kai face arrives, which are not as wide as characters: every line
 * would then break elsewhere. Such a machine gets a face of empty squares behind all others, so that nothing moves.
 */
export async function installSquareFace(): Promise<void> {
  if (drawsChineseSquare()) return;
  const face = new FontFace('Memory Square', 'url(/square.ttf)', { unicodeRange: CHINESE });
  document.fonts.add(face);
  try {
    await face.load();
  } catch {
    document.fonts.delete(face); // lines will move when the Kai face arrives, and that is all
  }
}

function drawsChineseSquare(): boolean {
  const pen = document.createElement('canvas').getContext('2d');
  if (!pen) return true;
  pen.font = '100px "PingFang SC", "Microsoft YaHei", system-ui, sans-serif';
  return Math.abs(pen.measureText('永').width - 100) < 1;
}

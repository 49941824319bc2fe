import '../strokes.css';

interface StrokeShapeProps {
  /** The outlines of all strokes of the character. */
  strokes: readonly string[];
  /** The stroke that is shown. */
  position: number;
  /** The strokes before this one are shown faintly. */
  writtenCount: number;
}

/** A stroke at its place in the character, among the strokes that are written. */
export function StrokeShape({ strokes, position, writtenCount }: StrokeShapeProps) {
  return (
    <svg aria-hidden viewBox="0 0 1024 1024" className="stroke-shape">
      {/* The y axis of the data points up, and its bottom edge is at -124. */}
      <g transform="translate(0 900) scale(1 -1)">
        {strokes.slice(0, writtenCount).map((path) => (
          <path key={path} d={path} className="stroke-written" />
        ))}
        <path d={strokes[position]} className="stroke-shown" />
      </g>
    </svg>
  );
}

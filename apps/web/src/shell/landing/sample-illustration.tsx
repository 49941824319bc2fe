/** The photo of the sample entry on the landing page, drawn as an SVG: an afternoon with Grandma, tea and dumplings. */
export function SampleIllustration() {
  return (
    <svg aria-hidden viewBox="0 0 480 210" className="block w-full" preserveAspectRatio="xMidYMid slice">
      <path fill="#f7dfc4" d="M0 0h480v210H0z" />
      <path fill="#fbf3e2" d="M150 18h180v112H150z" />
      <path fill="#bcdcd6" d="M158 26h164v96H158z" />
      <circle cx="290" cy="52" r="15" fill="#f6c667" />
      <path fill="#8dbfa4" d="M158 122v-26q40-34 84-8t80-10v44z" />
      <path fill="#fbf3e2" d="M237 26h6v96h-6z" />
      <path fill="#c43e2f" d="M52 0h2v26h-2zM426 0h2v20h-2z" />
      <ellipse cx="53" cy="44" rx="24" ry="20" fill="#d8402f" />
      <ellipse cx="53" cy="44" rx="11" ry="20" fill="#ea6a52" />
      <ellipse cx="427" cy="38" rx="24" ry="20" fill="#d8402f" />
      <ellipse cx="427" cy="38" rx="11" ry="20" fill="#ea6a52" />
      <path fill="#d5a02f" d="M51 64h4v14h-4zM425 58h4v14h-4z" />
      {/* the figure of Grandma */}
      <path fill="#2f7d6b" d="M92 210q-4-70 46-72 52 2 48 72z" />
      <circle cx="139" cy="106" r="30" fill="#f2c9a1" />
      <path fill="#c9c4bd" d="M107 104q0-36 32-36t32 36q-10-18-32-18t-32 18z" />
      <circle cx="139" cy="64" r="13" fill="#c9c4bd" />
      <path
        fill="none"
        stroke="#5a4334"
        strokeWidth="2.6"
        strokeLinecap="round"
        d="M124 106q4-4 8 0M146 106q4-4 8 0M130 119q9 7 18 0"
      />
      {/* the figure of the child */}
      <path fill="#c43e2f" d="M296 210q-2-56 42-58 44 2 42 58z" />
      <circle cx="338" cy="124" r="27" fill="#f5cfa9" />
      <path fill="#3a2b25" d="M309 124q-2-34 29-34t29 34q-8-18-29-18t-29 18z" />
      <circle cx="305" cy="108" r="10" fill="#3a2b25" />
      <circle cx="371" cy="108" r="10" fill="#3a2b25" />
      <path fill="#c43e2f" d="M297 114l12-8 4 8zM379 114l-12-8-4 8z" />
      <path
        fill="none"
        stroke="#5a4334"
        strokeWidth="2.6"
        strokeLinecap="round"
        d="M324 126q4-4 8 0M344 126q4-4 8 0M330 137q8 7 16 0"
      />
      {/* the table with tea and dumplings */}
      <path fill="#a06a45" d="M0 184h480v26H0z" />
      <ellipse cx="238" cy="186" rx="62" ry="14" fill="#c89860" />
      <path fill="#d9b27c" d="M176 172h124v14q-62 22-124 0z" />
      <ellipse cx="238" cy="172" rx="62" ry="14" fill="#f0dcb4" />
      <g fill="#fffaf0" stroke="#e0cba4" strokeWidth="1.5">
        <path d="M198 172q12-20 26 0-13 8-26 0zM226 176q12-20 26 0-13 8-26 0zM252 171q12-20 26 0-13 8-26 0z" />
      </g>
      <g fill="none" stroke="#fff" strokeWidth="3" strokeLinecap="round" opacity=".8">
        <path d="M222 146q-6-8 0-16M240 142q6-8 0-16M258 146q-6-8 0-16" />
      </g>
      <path fill="#eef3f1" d="M52 168h30q0 20-15 20t-15-20zM404 168h30q0 20-15 20t-15-20z" />
      <path fill="#2f7d6b" d="M52 168h30v4H52zM404 168h30v4h-30z" />
    </svg>
  );
}

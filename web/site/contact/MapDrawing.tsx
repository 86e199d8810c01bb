/** A drawn, invented plan behind the question whether to load the real map. */
export function MapDrawing() {
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 1200 520"
      preserveAspectRatio="xMaxYMin slice"
      className="absolute inset-0 size-full"
    >
      <g className="fill-leaf-100">
        <path d="M-40 -30h300l-30 150-270 40zM300 -30h230l-20 120-235 25zM570 -30h190l10 95-215 22zM805 -30h150l25 70-170 24zM1000 -30h240v50l-210 16z" />
        <path d="M-40 200l260-38-25 150-235 30zM262 156l240-26 -18 165-250 15zM545 125l140-14 15 175-175 8zM1090 78l150-14v200l-118 8zM735 330l170-9 14 90-172 10zM945 318l110-6 12 94-112 7zM1095 310l145-8v100l-138 2z" />
        <path d="M-40 385l230-28-20 190h-210zM226 352l270-17-20 212H205zM538 340l160-8 14 90-180 9zM528 470l190-9 4 86H520zM752 460l172-9 10 96H756zM962 450l106-6 14 100H968zM1108 442l132-5v110h-120z" />
      </g>
      <path
        d="M735 108q150-50 260-26 90 20 92 96 4 84-110 104-130 22-232-10-62-22-58-78 4-62 48-86z"
        className="fill-leaf-300"
        opacity=".55"
      />
      <g fill="none" className="stroke-white" strokeWidth="14">
        <path d="M-20 178Q600 90 1220 44M282 -20Q240 250 200 540M540 -20Q520 250 510 540M782 -20Q720 280 735 540M1060 -20Q1090 300 1090 540M-20 365Q600 300 1220 288" />
      </g>
      <g fill="none" className="stroke-white" strokeWidth="7">
        <path d="M520 440Q900 425 1220 418M930 -20Q940 40 960 60M920 300Q930 420 945 540" />
      </g>
      <g className="fill-leaf-600" opacity=".8">
        <circle cx="800" cy="140" r="15" />
        <circle cx="845" cy="222" r="19" />
        <circle cx="905" cy="120" r="13" />
        <circle cx="1050" cy="205" r="16" />
        <circle cx="770" cy="205" r="11" />
        <circle cx="910" cy="246" r="12" />
      </g>
      <ellipse cx="985" cy="212" rx="20" ry="6" className="fill-leaf-900" opacity=".25" />
      <path d="M985 212c-26-32-42-52-42-78a42 42 0 0 1 84 0c0 26-16 46-42 78z" className="fill-leaf-900" />
      <path
        d="M985 158c-15-12-24-21-24-32 0-14 17-19 24-6 7-13 24-8 24 6 0 11-9 20-24 32z"
        className="fill-honey-400"
      />
    </svg>
  );
}

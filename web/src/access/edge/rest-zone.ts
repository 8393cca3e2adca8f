/** A strip beside the page where eyes can rest: no control is under it. */
export function createRestZone() {
	const zone = document.createElement("div");
	zone.className = "access-rest";
	zone.dataset.accessOwn = "";
	zone.dataset.reactAriaTopLayer = "true";
	zone.setAttribute("aria-hidden", "true");
	zone.textContent = "Rest your eyes here";
	return {
		show(isOn: boolean) {
			document.documentElement.toggleAttribute("data-rest-zone", isOn);
			if (!isOn) zone.remove();
			else if (!zone.isConnected) document.body.append(zone);
		},
	};
}

import { brand } from "@sayso/contract/brand.ts";
import { useState } from "react";
import { useServices } from "../../api/services.tsx";
import { Button } from "../../ui/button.tsx";
import { Icon } from "../../ui/icon.tsx";
import { Notice } from "../../ui/notice.tsx";

/** Downloads everything Sayso stores about the person as a file. */
export function DownloadData() {
	const { api } = useServices();
	const [loading, setLoading] = useState(false);
	const [failed, setFailed] = useState(false);

	async function download(): Promise<void> {
		setLoading(true);
		setFailed(false);
		try {
			const data = await api.exportUser();
			const file = new Blob([JSON.stringify(data, null, "\t")], { type: "application/json" });
			save(file, `${brand.product.toLowerCase()}-data-${data.exported_at.slice(0, 10)}.json`);
		} catch {
			setFailed(true);
		}
		setLoading(false);
	}

	return (
		<>
			<Button icon={<Icon name="download" size={1.25} />} isPending={loading} onPress={download}>
				Download my data
			</Button>
			{failed && <Notice type="error">Your data could not be loaded just now. Please try again.</Notice>}
		</>
	);
}

function save(file: Blob, name: string): void {
	const link = document.createElement("a");
	link.href = URL.createObjectURL(file);
	link.download = name;
	link.click();
	URL.revokeObjectURL(link.href);
}
